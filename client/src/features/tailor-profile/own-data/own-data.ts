import { useMutation } from '@tanstack/react-query';
import { accountApi } from '@shared/account/contract';
import { call } from '../../../lib/api/api';
import { wipeDrafts } from '../../../lib/drafts/drafts';
import { wipeBook } from '../../../device-book/wipe-book';
import { paths } from '../../../paths';

/** Starts the download of all data after checking that it can start: the browser's own error message would be unclear. */
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

/** Deletes the account and loads the landing page anew, so that no data stays in memory. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => call(accountApi.delete),
    onSuccess: async () => {
      wipeDrafts();
      await wipeBook();
      window.location.replace(paths.logoutForGood());
    },
  });
}
