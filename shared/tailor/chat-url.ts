/** Returns the link to a WhatsApp chat, 'https://wa.me/2348035550142', with `text` as the first message. */
export function withMessage(chatUrl: string, text: string): string {
  return text ? `${chatUrl}?text=${encodeURIComponent(text)}` : chatUrl;
}
