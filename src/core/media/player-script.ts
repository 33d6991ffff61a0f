import { addScript } from '../dom/add-script';
import { PLAYER_SCRIPTS } from '../dom/script-addresses';

/** The methods of YouTube's player used here. */
interface YoutubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  mute(): void;
  loadVideoById(part: { videoId: string; startSeconds: number; endSeconds?: number }): void;
}

/** The parts of the providers' player APIs used here. */
export interface Players {
  readonly youtube: {
    readonly Player: new (
      frame: HTMLIFrameElement,
      options: {
        events: {
          onReady(event: { target: YoutubePlayer }): void;
          onStateChange(event: { data: number }): void;
        };
      },
    ) => unknown;
  };
  readonly vimeo: {
    readonly Player: new (
      frame: HTMLIFrameElement,
    ) => {
      play(): Promise<void>;
      pause(): Promise<void>;
      setMuted(isMuted: boolean): Promise<unknown>;
      setCurrentTime(seconds: number): Promise<unknown>;
      on(
        event: 'playing' | 'ended' | 'timeupdate',
        listener: (state: { seconds: number }) => void,
      ): void;
    };
  };
}

/** Milliseconds between two checks whether a player script is ready. */
const POLL = 350;

/** Milliseconds after which a script that has loaded but is not ready is given up. */
const PATIENCE = 10_000;

const loading = new Map<string, Promise<unknown>>();

/**
 * Loads a provider's player script once, and resolves to its global when that is ready. A script that the
 * page has loaded itself is used too. After a failure, the next call tries again.
 *
 * @throws Error, as a rejection, if it fails to load, or is not ready after ten seconds
 */
export function loadPlayerScript<P extends keyof Players>(provider: P): Promise<Players[P]> {
  const known = loading.get(provider) as Promise<Players[P]> | undefined;
  if (known) return known;
  const script = loaded(provider);
  loading.set(provider, script);
  script.catch(() => loading.delete(provider));
  return script;
}

async function loaded<P extends keyof Players>(provider: P): Promise<Players[P]> {
  const address = PLAYER_SCRIPTS[provider];
  const isOnPage = [...document.scripts].some(({ src }) => src === address);
  if (!readyPlayers(provider) && !isOnPage) await addScript(address, document);
  for (let waited = 0; waited <= PATIENCE; waited += POLL) {
    const players = readyPlayers(provider);
    if (players) return players;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  throw new Error(`nh-elements: ${address} was not ready after ${PATIENCE / 1000} seconds.`);
}

function readyPlayers<P extends keyof Players>(provider: P): Players[P] | undefined {
  const { YT, Vimeo } = window as { YT?: { loaded?: unknown }; Vimeo?: unknown };
  const ready = provider === 'youtube' ? YT?.loaded && YT : Vimeo;
  return (ready || undefined) as Players[P] | undefined;
}
