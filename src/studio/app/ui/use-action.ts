import { useCallback, useState } from 'react';
import { messageOf } from '../../../content/model/thrown.ts';
import type { NoticeText } from './notice.tsx';

/** Returns the function that runs an action, whether one is running, and the text that the last one returned. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  /** The text that the last action returned, or why it failed. */
  const [notice, setNotice] = useState<NoticeText>();
  const run = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setNotice(undefined);
    try {
      const text = await work();
      if (typeof text === 'string') setNotice({ text, isError: false });
    } catch (error) {
      setNotice({ text: messageOf(error), isError: true });
    }
    setBusy(false);
  }, []);
  return { isBusy, notice, run };
}
