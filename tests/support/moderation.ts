import type { Case, CaseLine } from '@shared/moderation/cases';
import type { OwnDecision } from '@shared/moderation/decisions';
import { signIn, startApp, type Agent } from './app';
import { operatorPerson } from './sign-in/operator-person';

/** Starts an app whose environment names one operator. */
export async function startAppWithOperator(environment: Record<string, string> = {}) {
  const app = await startApp({ environment: { OPERATORS: operatorPerson.email, ...environment } });
  return { app, operator: await signIn(app, operatorPerson) };
}

interface Reported {
  tailorId: string;
  imageId?: string;
  profilePicture?: boolean;
}

/** Reports a page, or a picture of it, as a visitor. Returns the reference. */
export async function report(visitor: Agent, about: Reported, fields = {}) {
  const answer = await visitor.post('/api/reports', { ...about, reason: 'spam', ...fields });
  if (answer.status !== 201) throw new Error(`No report: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.reference as string;
}

/** Returns the open cases about a tailor. */
export async function casesOf(operator: Agent, tailorId: string, list = 'open') {
  const { body } = await operator.get(`/api/operator/cases?list=${list}`);

  return (body as CaseLine[]).filter(({ page }) => page.id === tailorId);
}

/** Reports a page or a picture and decides the case. */
export async function decided(operator: Agent, about: Reported, act: string, fields = {}) {
  await report(operator, about);
  const [open] = await casesOf(operator, about.tailorId);
  const answer = await decide(operator, open?.id ?? '', act, fields);
  if (answer.status !== 201) throw new Error(`Not decided: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as Case;
}

export const decide = (operator: Agent, id: string, act: string, fields = {}) =>
  operator.post(`/api/operator/cases/${id}/decisions`, { act, ground: 'spam', ...fields });

/** Returns the decisions about a user's page, as the user reads them. */
export const decisionsOf = async (owner: Agent) => (await owner.get('/api/decisions')).body as OwnDecision[];
