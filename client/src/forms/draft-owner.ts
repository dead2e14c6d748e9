import { createContext } from 'react';

/** The id of the signed-in user, whose drafts are read and stored; undefined while it is unknown. */
export const DraftOwner = createContext<string | undefined>(undefined);
