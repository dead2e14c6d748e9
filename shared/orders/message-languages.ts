/** The languages of messages to clients, by their codes, with their own names. */
export const messageLanguageNames = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
  hi: 'हिन्दी',
  sw: 'Kiswahili',
  yo: 'Yorùbá',
} as const;

export type MessageLanguage = keyof typeof messageLanguageNames;

export const messageLanguages = Object.keys(messageLanguageNames) as [MessageLanguage, ...MessageLanguage[]];
