import type { MessageLanguage } from '../../customers/message-languages';
import type { MessageKind } from '../stages';
import { arabic } from './texts/ar';
import { english } from './texts/en';
import { french } from './texts/fr';
import { hindi } from './texts/hi';
import { portuguese } from './texts/pt';
import { spanish } from './texts/es';
import { swahili } from './texts/sw';
import type { MessageTexts } from './texts/message-texts';
import { yoruba } from './texts/yo';

/** The words of messages in each language. */
export const messageTexts: Readonly<Record<MessageLanguage, MessageTexts>> = {
  en: english,
  fr: french,
  es: spanish,
  pt: portuguese,
  ar: arabic,
  hi: hindi,
  sw: swahili,
  yo: yoruba,
};

/** The shop and the client's page, which stand at the end of each message in every language. */
const closing = '\n\n{shop}[\n\n{link}]';

/** Returns the product's template of a message. */
export const templateOf = (kind: MessageKind, language: MessageLanguage): string => {
  const { greeting, kinds } = messageTexts[language];
  return greeting + kinds[kind] + closing;
};
