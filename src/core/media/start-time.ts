/** The seconds of `90`, `90s`, `1m30s` and `1h2m3s`; 0 for anything else. */
export function secondsOf(time: string | null): number {
  const parts = time?.match(/^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)(?:\.\d+)?s?)?$/) ?? [];
  const [hours, minutes, seconds] = [1, 2, 3].map((place) => Number(parts[place] ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
