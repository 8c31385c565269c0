import { createLogger, type Logger } from 'vite';

/**
 * Returns Vite's logger without errors in the code of blocks: those are reworded and reported once, when a page is
 * rendered.
 */
export function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (text, options) => {
    // Vite also passes errors, contrary to its types.
    const message = String(text);
    if (!message.includes('Error when evaluating SSR module')) error(message, options);
  };
  return logger;
}
