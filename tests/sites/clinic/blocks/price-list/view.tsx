interface Props {
  heading?: string;
  currency?: string;
  items: { name: string; price: number; from?: boolean }[];
}

/** Renders the lines of the list, each with its price. */
export default function PriceList({ heading, currency = 'GBP', items }: Props) {
  return (
    <div className="container">
      {heading && <h2>{heading}</h2>}
      <dl>
        {items.map(({ name, price, from }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{`${from ? 'from ' : ''}${currency} ${price}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
