/** Loaded into a service ahead of its own code: when the process that started it is gone, however it went, the service stops as well. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
