import { monthNames } from '../../month-names';
import type { MessageTexts } from './message-texts';

export const english: MessageTexts = {
  greeting: 'Hello[ {name}], ',
  kinds: {
    taken: 'I have taken your order {number}: {garments}. [It will be ready on {day}.|I will tell you the day.]',
    fitting:
      '[your fitting of order {number} is {day}, at {time}.|your fitting of order {number} is {day}.|when can you come for a fitting?]',
    late: '[I need until {day} for your {garments}.|I need longer for your {garments}.] I am sorry.',
    ready: 'your order is ready: {garments}.[ We are open today until {until}.]',
    waiting:
      '[your order has been ready since {day}: {garments}.|your order is ready: {garments}.] When can you collect it?',
    owed: '{amount} is left to pay for order {number}: {garments}.',
    thanks: 'thank you. I hope that you enjoy your {garments}. Tell me if anything does not fit.',
  },
  days: {
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    months: monthNames,
    day: '{weekday} {date} {month}',
    today: 'today, {day}',
    tomorrow: 'tomorrow, {day}',
    other: 'on {day}',
  },
  more: '{garments} and {count} more',
  hasSmallGarments: true,
};
