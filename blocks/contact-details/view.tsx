import { ContactList, SectionHeading } from 'pagewright/blocks';
import type { ContactDetails as ContactDetailsBlock } from '../../schema/generated/types.ts';

/** Ways to reach the company. */
export default function ContactDetails({ eyebrow, heading, intro, items }: ContactDetailsBlock) {
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <ContactList of={items} />
    </div>
  );
}
