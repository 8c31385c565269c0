import { useCallback, useState } from 'react';
import { messageOf } from '../../../content/model/thrown.ts';
import { MAX_BYTES, type UploadAnswer } from '../../contract/pictures.ts';
import type { Session } from '../model/session.ts';
import type { NoticeText } from '../ui/notice.tsx';
import { bytesInWords } from './file-words.ts';
import { type Destination, pictureApi } from './picture-api.ts';

interface Store {
  isBusy: boolean;
  /** The result of the last action, or why it failed. */
  notice: NoticeText | undefined;
  /** Stores files one after the other; returns the stored ones. */
  store: (files: File[], destination: Destination) => Promise<UploadAnswer[]>;
  notify: (notice: NoticeText | undefined) => void;
}

/** Returns the function that stores files in the public folder, with its state. */
export function useStore(session: Session): Store {
  const [isBusy, setBusy] = useState(false);
  const [notice, notify] = useState<NoticeText>();
  const store = useCallback(
    async (files: File[], destination: Destination) => {
      const stored: UploadAnswer[] = [];
      setBusy(true);
      notify(undefined);
      try {
        for (const file of files) {
          if (file.size > MAX_BYTES) {
            throw new Error(
              `${file.name} has ${bytesInWords(file.size)}; the limit is ${bytesInWords(MAX_BYTES)}. Save it smaller.`,
            );
          }
          stored.push(await session.make(() => pictureApi.store(file, destination)));
        }
        const cleaned = stored.some(({ hadScripts }) => hadScripts);
        if (cleaned) notify({ text: 'Scripts in the drawing were taken out.', isError: false });
      } catch (error) {
        notify({ text: messageOf(error), isError: true });
      }
      setBusy(false);
      return stored;
    },
    [session],
  );
  return { isBusy, notice, store, notify };
}
