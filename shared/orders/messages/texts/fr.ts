import type { MessageTexts } from './message-texts';

/** With 'vous'. A space that does not break stands before ':' and '?'. */
export const french: MessageTexts = {
  greeting: 'Bonjour[ {name}], ',
  kinds: {
    taken:
      'j’ai bien noté votre commande {number} : {garments}. [Elle sera prête le {day}.|Je vous dirai quel jour elle sera prête.]',
    fitting:
      '[votre essayage de la commande {number} aura lieu {day}, à {time}.|votre essayage de la commande {number} aura lieu {day}.|quand pouvez-vous venir pour un essayage ?]',
    late: '[il me faut jusqu’au {day} pour terminer votre commande : {garments}.|il me faut un peu plus de temps pour terminer votre commande : {garments}.] Je vous prie de m’excuser.',
    ready: 'votre commande est prête : {garments}.[ L’atelier est ouvert aujourd’hui jusqu’à {until}.]',
    waiting:
      '[votre commande est prête depuis le {day} : {garments}.|votre commande est prête : {garments}.] Quand pouvez-vous passer la prendre ?',
    owed: 'il reste {amount} à payer pour la commande {number} : {garments}.',
    thanks:
      'merci de votre confiance. J’espère que votre commande vous plaît : {garments}. Dites-moi si quelque chose ne va pas.',
  },
  days: {
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    months: [
      ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
      ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
    ],
    day: '{weekday} {date} {month}',
    first: '1er',
    today: 'aujourd’hui, {day}',
    tomorrow: 'demain, {day}',
    other: 'le {day}',
  },
  more: '{garments} et {count} de plus',
};
