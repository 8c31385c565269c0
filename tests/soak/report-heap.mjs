/** Loaded into the server that is soaked: at SIGUSR2 it collects garbage and prints what is still used. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, rss, external } = process.memoryUsage();
  console.log(`soak ${JSON.stringify({ heapUsed, rss, external })}`);
});
