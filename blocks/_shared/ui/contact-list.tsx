import { Icon } from './icon.tsx';

interface ContactListProps {
  of: { icon?: string; label: string; value: string; to?: string }[] | undefined;
}

/** Renders contact details: each has a label and a value that may be a link. */
export function ContactList({ of: items }: ContactListProps) {
  if (!items?.length) return null;
  return (
    <dl className="contact-list">
      {items.map(({ icon, label, value, to }) => (
        <div key={label}>
          <dt>
            {icon ? <Icon svg={icon} /> : null}
            {label}
          </dt>
          <dd>{to ? <a href={to}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
