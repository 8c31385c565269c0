import { useId } from 'react';
import type { Pricing as PricingBlock, PricingPlan } from '../../schema/generated/types.ts';
import { Icon } from '../_shared/icon.tsx';
import { check } from '../_shared/icons.ts';
import { Button } from '../_shared/link.tsx';
import { SectionHeading } from '../_shared/section-heading.tsx';

const periods = ['yearly', 'monthly'] as const;
const words = { label: 'Billing period', yearly: 'Billed Yearly', monthly: 'Billed Monthly' };

/** 20 is written as 20, 19.9 as 19.90 and 1200 as 1,200. */
function amount(price: number): string {
  const decimals = Number.isInteger(price) ? 0 : 2;
  return price.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** Two radio buttons; the style sheet shows the prices of the one that is chosen. */
function Switch({ own, first }: { own: PricingBlock['switch']; first: string }) {
  const name = useId();
  const said = { ...words, ...own };
  return (
    <fieldset className="switch">
      <legend className="visually-hidden">{said.label}</legend>
      {periods.map((period) => (
        <label key={period}>
          <input
            type="radio"
            name={name}
            value={period}
            defaultChecked={period === first}
            autoComplete="off"
          />
          <span>{said[period]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PlanProps {
  plan: PricingPlan;
  currency: string;
  level: 'h2' | 'h3';
}

function Plan({ plan, currency, level: Title }: PlanProps) {
  const { title, subtitle, badge, facilities = [], button } = plan;
  return (
    <li className={badge ? 'plan plan-marked' : 'plan'}>
      {badge ? <p className="badge">{badge}</p> : null}
      <Title>{title}</Title>
      {subtitle ? <p className="subtitle">{subtitle}</p> : null}
      {periods.map((period) => (
        <p key={period} className="price" data-period={period}>
          <strong>{currency + amount(plan[period].price)}</strong> {plan[period].duration}
        </p>
      ))}
      <ul className="list facilities">
        {facilities.map((facility) => (
          <li key={facility}>
            <Icon svg={check} />
            {facility}
          </li>
        ))}
      </ul>
      {button ? <Button button={button} /> : null}
    </li>
  );
}

/** Plans and what they cost. Without script, too, the switch works. */
export default function Pricing(props: PricingBlock) {
  const { eyebrow, heading, intro, items, currency = '$', default: first = 'yearly' } = props;
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <Switch own={props.switch} first={first} />
      <ul className="list plans">
        {items.map((plan) => (
          <Plan key={plan.title} plan={plan} currency={currency} level={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
    </div>
  );
}
