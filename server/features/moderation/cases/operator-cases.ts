import { decisionMaker, type DecideDeps } from '../deciding/decide';
import type { MailDeps } from '../deciding/mails';
import type { Actor } from '../log/write-log';
import { casePage } from './case-page';
import { caseStore } from './store';

/** Makes the store of cases with what decides them. `actor` is written into the log with every act. */
export function operatorCases(deps: DecideDeps & MailDeps, actor: Actor) {
  return caseStore({ ...deps, decider: decisionMaker(deps, actor), contentOf: casePage(deps) }, actor);
}
