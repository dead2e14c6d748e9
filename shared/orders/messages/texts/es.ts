import type { MessageTexts } from './message-texts';

/** With 'usted'. */
export const spanish: MessageTexts = {
  greeting: 'Hola[ {name}], ',
  kinds: {
    taken: 'he anotado su pedido {number}: {garments}. [Estará listo el {day}.|Le avisaré qué día estará listo.]',
    fitting:
      '[su prueba del pedido {number} es {day}, a las {time}.|su prueba del pedido {number} es {day}.|¿cuándo puede venir para la prueba?]',
    late: '[necesito hasta el {day} para terminar su pedido: {garments}.|necesito un poco más de tiempo para terminar su pedido: {garments}.] Le pido disculpas.',
    ready: 'su pedido está listo: {garments}.[ Hoy el taller está abierto hasta las {until}.]',
    waiting:
      '[su pedido está listo desde el {day}: {garments}.|su pedido está listo: {garments}.] ¿Cuándo puede pasar a recogerlo?',
    owed: 'queda por pagar {amount} del pedido {number}: {garments}.',
    thanks: 'gracias por su confianza. Espero que disfrute de su pedido: {garments}. Avíseme si algo no le queda bien.',
  },
  days: {
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    months: [
      ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
      ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
    ],
    day: '{weekday} {date} de {month}',
    today: 'hoy, {day}',
    tomorrow: 'mañana, {day}',
    other: 'el {day}',
  },
  more: '{garments} y {count} más',
};
