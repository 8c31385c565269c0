import { afterPaint, Icon, Section, useT } from 'pagewright/blocks';
import type { QueuedForm } from 'pagewright/forms';
import { circleAlert, circleCheck, clock } from 'pagewright/icons';
import { type MouseEvent, useId } from 'react';
import type { Form as FormBlock } from '../../schema/generated/types.ts';
import { Field } from './field.tsx';
import { fillIn } from './form-entries.ts';
import { mailFields } from './send-mail.ts';
import { usePrefill } from './use-prefill.ts';
import { type SubmissionState, useSubmission } from './use-submission.ts';

interface OutboxNotesProps {
  queued: QueuedForm[];
  /** The id of the form that contains the notes; a queued form of another page cannot be edited here. */
  id: string;
  discard: (form: QueuedForm) => void;
  restore: (form: QueuedForm) => void;
  /** Queues a form with files, which is done only on request; `undefined` when there is none. */
  keep: (() => void) | undefined;
}

/** Renders notes about forms that have not arrived, with the actions that the visitor has. */
function OutboxNotes({ queued, id, discard, restore, keep }: OutboxNotesProps) {
  const t = useT();
  return (
    // Rendered from the start, so that screen readers announce what is added.
    <div className="kept" aria-live="polite">
      {keep ? (
        <div>
          <Icon svg={circleAlert} />
          <p>
            {t(
              'offerToKeep',
              'Your file is not kept. If nobody else uses this browser, all can be kept in it for a week at most, and is sent when the connection is back.',
            )}
          </p>
          <button type="button" className="button button-quiet" onClick={keep}>
            {t('keepHere', 'Keep it here')}
          </button>
        </div>
      ) : null}
      {queued.map((form) => (
        <div key={form.key}>
          <Icon svg={form.refusal ? circleAlert : clock} />
          <p>
            {form.refusal
              ? t('keptRefused', 'Your earlier message was not accepted: {reason}', {
                  reason: form.refusal,
                })
              : t(
                  'kept',
                  'Your message is kept in this browser for a week at most. It is sent by itself when the connection is back, or when you try again.',
                )}
          </p>
          {form.refusal && form.id === id ? (
            <button type="button" className="button button-quiet" onClick={() => restore(form)}>
              {t('restoreKept', 'Edit it')}
            </button>
          ) : null}
          <button type="button" className="button button-quiet" onClick={() => discard(form)}>
            {t('discardKept', 'Discard it')}
          </button>
        </div>
      ))}
    </div>
  );
}

/** Renders a field that people cannot see and spam programs fill in. */
function Honeypot({ name }: { name: string }) {
  const t = useT();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {t('leaveEmpty', 'Leave this empty')}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Renders the hidden fields that a mail provider needs, for a form that the browser posts without script. */
function MailFields({ of: account }: { of: NonNullable<FormBlock['mail']> }) {
  return Object.entries(mailFields(account)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} />
  ));
}

interface SendProps {
  state: SubmissionState;
  /** The label of the button. */
  children: string;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Renders the button that sends the form, and what has become of it. */
function Send({ state, children, onPress }: SendProps) {
  return (
    <div className="send">
      <button
        type="submit"
        className="button button-primary"
        disabled={state.step === 'sending'}
        onClick={onPress}
      >
        {children}
      </button>
      <p role="status" className="outcome outcome-sent">
        {state.step === 'sent' ? (
          <>
            <Icon svg={circleCheck} />
            {state.message}
          </>
        ) : null}
      </p>
      {state.step === 'failed' ? (
        <p role="alert" className="outcome outcome-failed">
          <Icon svg={circleAlert} />
          {state.message}
        </p>
      ) : null}
    </div>
  );
}

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = [
  'send',
  'sending',
  'leaveEmpty',
  'kept',
  'keptRefused',
  'restoreKept',
  'discardKept',
  'offerToKeep',
  'keepHere',
  'fileLimit',
  'fileKind',
  'fileSize',
  'fileEmpty',
];

/** Renders a form; without script the browser posts it. */
export default function Form(props: FormBlock) {
  const { heading, name, action, fields, honeypot, mail } = props;
  const { encoding = 'json', novalidate } = props;
  const prefix = useId();
  const t = useT();
  const { submit = t('send', 'Send'), pending = t('sending', 'Sending...') } = props;
  const submission = useSubmission(props);
  const { id, state, keeps, queued, offer, keepOffer, load, outbox, element } = submission;
  usePrefill(element, fields);
  const sending = state.step === 'sending';
  const discard = ({ key }: QueuedForm) => outbox.current?.discard(key);
  const restore = (form: QueuedForm) => {
    if (element.current) fillIn(element.current, form);
    return discard(form);
  };
  return (
    <Section of={props}>
      <form
        name={name}
        aria-label={heading ?? submit}
        // Without an address a browser would send the form to the page; `dialog` outside a dialog does nothing.
        method={action ? 'post' : 'dialog'}
        action={action}
        noValidate={novalidate}
        encType={
          encoding === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
        }
        aria-busy={sending}
        ref={element}
        onSubmit={submission.onSubmit}
        // Loads the outbox before the connection can be lost.
        onInput={() => keeps && !outbox.current && afterPaint(load)}
      >
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            id={`${prefix}-${field.name}`}
            refusal={state.step === 'failed' ? state.fields?.[field.name] : undefined}
          />
        ))}
        {honeypot ? <Honeypot name={honeypot} /> : null}
        {mail ? <MailFields of={mail} /> : null}
        <Send state={state} onPress={submission.onPress}>
          {sending ? pending : submit}
        </Send>
        {keeps ? (
          <OutboxNotes
            id={id}
            queued={queued}
            discard={discard}
            restore={restore}
            keep={offer && keepOffer}
          />
        ) : null}
      </form>
    </Section>
  );
}
