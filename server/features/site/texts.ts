import { readFile } from 'node:fs/promises';
import { micromark } from 'micromark';
import type { Env } from '../../env';
import { reasonOf, StartError } from '../../start-error';

/**
 * Returns the operator's Markdown file as HTML; undefined if no file is set. HTML in the file is escaped, and links with other
 * schemes than http, https and mailto lose their target.
 */
export async function textOf(file: string | undefined): Promise<string | undefined> {
  return file === undefined ? undefined : micromark(await readFile(file, 'utf8'));
}

/** Checks that the operator's files can be read. @throws StartError that names the variable and the file */
export async function checkTexts({ termsFile, privacyFile }: Pick<Env, 'termsFile' | 'privacyFile'>): Promise<void> {
  for (const [name, file] of Object.entries({ TERMS_FILE: termsFile, PRIVACY_FILE: privacyFile })) {
    await textOf(file).catch((error: unknown) => {
      throw new StartError(`${name} ${file} cannot be read: ${reasonOf(error)}`, { cause: error });
    });
  }
}
