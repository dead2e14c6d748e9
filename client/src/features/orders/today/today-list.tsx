/** What is to do today: each order once, by its most urgent reason. */
export function TodayList() {
  return null;
}
