import type { StorageUsage } from './contract';

/** The share of the quota from which the screens tell how much is used. */
const nearShare = 0.9;

/** Returns how much of the quota is used ('You have used 1.9 of 2 GB') if that is most of it. */
export function nearQuotaText({ usedBytes, quotaBytes }: StorageUsage): string | undefined {
  if (quotaBytes === null || usedBytes < nearShare * quotaBytes) return undefined;
  if (usedBytes >= quotaBytes) return quotaText(quotaBytes);
  const { unit, size } = unitOf(quotaBytes);
  return `You have used ${rounded(usedBytes, size)} of ${rounded(quotaBytes, size)} ${unit}.`;
}

/** Returns the sentence for a used-up quota. */
export function quotaText(quotaBytes: number): string {
  const { unit, size } = unitOf(quotaBytes);
  return `Your images take up all of your ${rounded(quotaBytes, size)} ${unit}. Delete some of them to add new ones.`;
}

function unitOf(bytes: number) {
  return bytes < 1e9 ? { unit: 'MB', size: 1e6 } : { unit: 'GB', size: 1e9 };
}

/** Rounds down to one decimal, so that what is almost full does not look full. */
const rounded = (bytes: number, size: number) => Math.floor((bytes / size) * 10) / 10;
