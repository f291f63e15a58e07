import { AccountSecurity } from "./account-security.tsx";
import { PageTitle } from "#web/app/page-title.tsx";
import { AccountBilling } from "#web/billing/account-billing.tsx";

export const AccountPage = () => (
  <div className="wrap page-narrow">
    <PageTitle>Your Account</PageTitle>
    <h1 className="title">Your Account</h1>
    <AccountBilling />
    <AccountSecurity />
  </div>
);
