/** Loaded into the server under test: on SIGUSR2 it collects garbage and prints the used memory. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, rss, external } = process.memoryUsage();
  console.log(`soak ${JSON.stringify({ heapUsed, rss, external })}`);
});
