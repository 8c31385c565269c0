import { ContactList, Section } from 'pagewright/blocks';
import type { ContactDetails as ContactDetailsBlock } from '../../schema/generated/types.ts';

/** Renders contact details. */
export default function ContactDetails(props: ContactDetailsBlock) {
  const { items } = props;
  return (
    <Section of={props}>
      <ContactList of={items} />
    </Section>
  );
}
