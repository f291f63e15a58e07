import { downloadData } from "#domain/auth/account.contract.ts";

export const DataPart = () => (
  <section className="account-part" aria-labelledby="account-data">
    <h2 id="account-data">Your data</h2>
    <p>One file with everything we hold about you: account, journal, feedback, subscription.</p>
    <p>
      <a className="btn" href={downloadData.path} download>
        Download my data
      </a>
    </p>
  </section>
);
