import { plainText, type StructuredData } from 'pagewright/blocks';
import type { Accordion } from '../../schema/generated/types.ts';

/** Returns whether a title ends with a question mark of the Latin or the Arabic script. */
const isQuestion = ({ title }: { title: string }) => /[?؟]\s*$/.test(title);

/** Returns the data of a FAQ page when every title of the accordion is a question. */
export const structuredData: StructuredData<Accordion> = ({ items }, page) =>
  items.every(isQuestion)
    ? {
        '@type': 'FAQPage',
        '@id': page.id,
        mainEntity: items.map(({ title, body }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: plainText(body) },
        })),
      }
    : undefined;
