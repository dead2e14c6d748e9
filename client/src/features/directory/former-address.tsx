import type { PublicTailor } from '@shared/directory';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths';
import { tailorQuery } from './queries';

/** A tailor who has moved: puts the address of today in place of the former one, with what has been loaded already. */
export function FormerAddress({ tailor }: { tailor: PublicTailor }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    queryClient.setQueryData(tailorQuery(tailor.profileSlug).queryKey, tailor);
    navigate(paths.tailor(tailor.profileSlug), { replace: true, state: history.state as unknown });
  }, [queryClient, navigate, tailor]);
  return null;
}
