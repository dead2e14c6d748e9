import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { maxLengths } from '../contract/limits';
import { idParams, moment, requiredText } from '../contract/text';

/** The owner's appeal with its answer; `granted` and `answer` are null until a person has decided. */
export const appealSchema = z
  .object({
    text: z.string(),
    createdAt: moment,
    answeredAt: z.nullable(moment),
    granted: z.nullable(z.boolean()),
    answer: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Appeal' });

/**
 * A decision of the operator about the user's page, for the user. `act` is 'hide picture', 'hide page', 'suspend' or 'hold'. It is in force
 * while `endedAt` is null.
 */
export const ownDecisionSchema = z
  .object({
    id: z.uuid(),
    act: z.string(),
    ground: z.string(),
    explanation: z.nullable(z.string()),
    imageId: z.nullable(z.uuid()),
    createdAt: moment,
    endedAt: z.nullable(moment),
    appeal: z.nullable(appealSchema),
  })
  .register(z.globalRegistry, { id: 'OwnDecision' });

export type OwnDecision = z.output<typeof ownDecisionSchema>;

/** The text of an appeal. */
export const appealInputSchema = z
  .object({ text: requiredText(maxLengths.reportText, 'Please say why the decision is wrong') })
  .register(z.globalRegistry, { id: 'AppealInput' });

/** Calls for the decisions about the user's own page, also for a suspended user. */
export const decisionsApi = {
  list: endpoint({
    access: 'user',
    method: 'GET',
    path: '/api/decisions',
    summary: "Lists the operator's decisions about the user's page and pictures, the latest first.",
    response: z.array(ownDecisionSchema),
  }),
  appeal: endpoint({
    access: 'user',
    method: 'POST',
    path: '/api/decisions/:id/appeal',
    summary: 'Appeals against a decision, once. A person decides.',
    errors: { 409: 'There is an appeal already, the decision is no longer in force, or it is a hold.' },
    batch: true,
    params: idParams,
    body: appealInputSchema,
    response: ownDecisionSchema,
  }),
};
