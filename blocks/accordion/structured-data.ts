import { plainText, type StructuredData } from 'pagewright/blocks';
import type { Accordion } from '../../schema/generated/types.ts';

/** Returns a question mark of the Latin or of the Arabic script. */
const isQuestion = ({ title }: { title: string }) => /[?؟]\s*$/.test(title);

/** An accordion that asks nothing but questions makes its page one of questions and answers. */
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
