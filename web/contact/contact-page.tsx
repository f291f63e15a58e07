import "./contact.css";
import { Link } from "react-router";
import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";
import { supportEmail } from "#web/app/support-email.ts";
import { ContactForm } from "./contact-form.tsx";
import { FAQ } from "./contact-texts.ts";

export const ContactPage = () => {
  const address = supportEmail();
  return (
    <div className="wrap page">
      <PageTitle>Contact Us</PageTitle>
      <h1 className="title">Contact Us</h1>
      <p className="lead">A question, a fault, an idea, a line that sounded wrong. A person reads all of it.</p>
      <div className="contact">
        <ContactForm />
        <aside aria-labelledby="contact-information">
          <h2 id="contact-information">Contact information</h2>
          <p>
            Business address: <a href={`mailto:${address}`}>{address}</a>
          </p>
          <p>
            We mostly answer within two working days. For what we hold about you, see <Link to={paths.gdpr}>GDPR</Link>:
            your account page gives it to you at once.
          </p>
          <p>
            We cannot help in an emergency. If you are in danger, call your local emergency number, please, before you
            write to anyone.
          </p>
        </aside>
      </div>
      <section className="faq" aria-labelledby="faq">
        <h2 id="faq">Frequently asked</h2>
        <dl>
          {FAQ.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
};
