import type { ReactNode } from 'react';
import { useSession } from '@cadence/shared-auth';
import { LinkButton, registerStyles } from '@cadence/shared-ui';
import css from './talent-welcome.css';

registerStyles('tal-welcome', css);

const STEPS = [
  ['Write', 'The manager, from the goals'],
  ['Share', 'The employee reads it'],
  ['Sign', 'The employee agrees, or not'],
  ['Complete', 'The manager signs, both print'],
] as const;

/** Talent is not enabled: what it offers, and whom to ask (TAL-016, D-106). */
export function TalentWelcome(): ReactNode {
  const { tenant } = useSession();
  return (
    <section className="tal-welcome" aria-labelledby="tal-welcome">
      <h2 id="tal-welcome" className="cd-title">
        Welcome to Talent
      </h2>
      <p>
        After each quarter, managers write an appraisal of each person who reports to them, with the goals of
        that quarter beside the text.
      </p>
      <ol>
        {STEPS.map(([step, text]) => (
          <li key={step}>
            <b>{step}</b>
            {text}
          </li>
        ))}
      </ol>
      <p>{tenant.Name} has not turned it on yet. It needs the words for the ratings and a first quarter.</p>
      <LinkButton to="/v3/help">Point of Contact</LinkButton>
    </section>
  );
}
