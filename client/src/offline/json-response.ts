/** Makes the response of `value`, which it does not turn into text. */
export function jsonResponse(
  value: unknown,
  { status = 200, headers = new Headers() }: Partial<Pick<Response, 'status' | 'headers'>> = {},
): Response {
  const ok = status < 400;
  return {
    ok,
    status,
    headers,
    statusText: '',
    json: async () => value,
    text: async () => JSON.stringify(value),
  } as Response;
}
