import type { MessageTexts } from './message-texts';

/** In words that Brazil and Portugal share. The weekday follows the date, because 'na sexta-feira' and 'no sábado' differ. */
export const portuguese: MessageTexts = {
  greeting: 'Olá[ {name}], ',
  kinds: {
    taken:
      'anotei o seu pedido {number}: {garments}. [Ficará pronto no dia {day}.|Depois informo o dia em que ficará pronto.]',
    fitting:
      '[a sua prova do pedido {number} é {day}, às {time}.|a sua prova do pedido {number} é {day}.|quando pode vir fazer a prova?]',
    late: '[preciso de tempo até o dia {day} para terminar o seu pedido: {garments}.|preciso de mais algum tempo para terminar o seu pedido: {garments}.] Desculpe o atraso.',
    ready: 'o seu pedido está pronto: {garments}.[ Hoje estamos abertos até às {until}.]',
    waiting:
      '[o seu pedido está pronto desde o dia {day}: {garments}.|o seu pedido está pronto: {garments}.] Quando pode vir buscá-lo?',
    owed: 'falta pagar {amount} do pedido {number}: {garments}.',
    thanks:
      'agradeço a confiança. Espero que goste do seu pedido: {garments}. Se alguma coisa não servir bem, avise-me.',
  },
  days: {
    weekdays: [
      ...['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira'],
      ...['sábado', 'domingo'],
    ],
    months: [
      ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
      ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
    ],
    day: '{date} de {month}, {weekday}',
    today: 'hoje, {day}',
    tomorrow: 'amanhã, {day}',
    other: 'no dia {day}',
  },
  more: '{garments} e mais {count}',
};
