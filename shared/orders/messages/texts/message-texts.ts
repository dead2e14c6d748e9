import type { MessageKind } from '../../stages';

/**
 * The words of messages in one language. Templates have placeholders in braces; in `days` and `more` these are not for the tailor. The
 * names of garments stay as the tailor typed them, so that no sentence depends on their gender, their number or their case.
 */
export interface MessageTexts {
  /** What each message begins with. */
  greeting: string;
  kinds: Readonly<Record<MessageKind, string>>;
  days: {
    /** Monday first. */
    weekdays: readonly string[];
    months: readonly string[];
    /** A day with `{weekday}`, `{date}` and `{month}`. */
    day: string;
    /** The first of a month, if it is not written as 1. */
    first?: string;
    /** The day of a fitting, with `{day}`. */
    today: string;
    tomorrow: string;
    other: string;
  };
  /** `{garments}` of which `{count}` others are not named. */
  more: string;
  /** Whether garments stand within a sentence, so that 'Reception dress' is written as 'reception dress'. */
  hasSmallGarments?: true;
}
