/** Preloaded into a service: stops it when the process that started it is gone, for whatever reason. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
