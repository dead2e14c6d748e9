import { useMutation } from '@tanstack/react-query';
import { accountApi } from '@shared/account';
import { call } from '../../lib/api';
import { wipeDrafts } from '../../lib/drafts';
import { paths } from '../../paths';

/** Starts the download of everything, where it can start now: the browser would tell of a refusal in its own poor words. */
export function useDownloadEverything() {
  return useMutation({
    mutationFn: () => call(accountApi.archiveReady),
    onSuccess: () => {
      const link = document.createElement('a');
      link.href = accountApi.archive.path;
      link.download = '';
      link.click();
    },
  });
}

/** Deletes the account and leaves for the landing page by a full load, so that nothing of it stays in memory. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => call(accountApi.delete),
    onSuccess: () => {
      wipeDrafts();
      window.location.replace(paths.logoutForGood());
    },
  });
}
