import { Button, Choice, groupedNumber, Icon, Section, useT } from 'pagewright/blocks';
import { check } from 'pagewright/icons';
import { useId } from 'react';
import type { Pricing as PricingBlock, PricingPlan } from '../../schema/generated/types.ts';

const periods = ['yearly', 'monthly'] as const;

/** Formats an amount: 20 as 20, 19.9 as 19.90 and 1200 as 1,200. */
const amount = (price: number) => groupedNumber(price, Number.isInteger(price) ? 0 : 2);

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
      <div className="name">
        <Title>{title}</Title>
        {subtitle ? <p>{subtitle}</p> : null}
      </div>
      <div className="prices">
        {periods.map((period) => (
          <p key={period} data-period={period}>
            <strong>{currency + amount(plan[period].price)}</strong> {plan[period].duration}
          </p>
        ))}
      </div>
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

/** Renders plans with their prices. The style sheet shows the prices of the chosen period. */
export default function Pricing(props: PricingBlock) {
  const { heading, items, currency = '$', default: period = 'yearly' } = props;
  const t = useT();
  const name = useId();
  const texts = {
    label: t('billing', 'Billing period'),
    yearly: t('yearly', 'Billed Yearly'),
    monthly: t('monthly', 'Billed Monthly'),
    ...props.switch,
  };
  const options = periods.map((value) => ({ value, label: texts[value] }));
  return (
    <Section of={props}>
      <Choice name={name} legend={texts.label} options={options} defaultValue={period} />
      <ul className="list plans">
        {items.map((plan) => (
          <Plan key={plan.title} plan={plan} currency={currency} level={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
    </Section>
  );
}
