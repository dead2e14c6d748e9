import type { PublicTailor } from '@shared/directory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import type { EntryState } from '../../../lib/navigation/history-state';
import { paths } from '../../../paths';
import { tailorQuery } from './queries';

/** Replaces a tailor's former URL with the current one and reuses the loaded data. */
export function FormerAddress({ tailor }: { tailor: PublicTailor }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    queryClient.setQueryData(tailorQuery(tailor.profileSlug).queryKey, tailor);
    navigate(paths.tailor(tailor.profileSlug), { replace: true, state: history.state as EntryState | null });
  }, [queryClient, navigate, tailor]);
  return null;
}
