import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';

/** Who runs the site, and the operator's own texts as HTML. What the operator has not given is left out. */
export const siteSchema = z
  .object({
    operatorName: z.optional(z.string()),
    /** The postal address, a line each. */
    operatorAddress: z.optional(z.array(z.string())),
    contactEmail: z.optional(z.email()),
    terms: z.optional(z.string()),
    privacy: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'Site' });

export type SiteInfo = z.output<typeof siteSchema>;

export const siteApi = {
  get: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/site',
    summary: "Answers who runs the site: name, address, contact, and the operator's terms and privacy texts as HTML.",
    response: siteSchema,
  }),
};
