import { exitOnUncaught } from '../../server/exit-on-uncaught';
import { createLog } from '../../server/http/log';

/** Runs as a separate program: fails in the given way, like code with an uncaught error. */
const [way, message] = process.argv.slice(2);
exitOnUncaught(createLog({ logLevel: 'info' }));
const error = Object.assign(new Error(`Failed query: insert\nparams: ${message}`), { code: '23505' });
if (way === 'thrown')
  setTimeout(() => {
    throw error;
  }, 0);
else void Promise.reject(error);
setInterval(() => undefined, 60_000);
