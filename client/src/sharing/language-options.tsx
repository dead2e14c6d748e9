import { messageLanguageNames, messageLanguages } from '@shared/customers/message-languages';

/** The options of a select for the language of messages, by their own names. */
export function LanguageOptions() {
  return messageLanguages.map((code) => (
    <option key={code} value={code} lang={code}>
      {messageLanguageNames[code]}
    </option>
  ));
}
