import { message } from './messages';

/** Returns the name of a device for people. */
export function deviceLabel(device: string): string {
  const key = `editor.device.${device}` as Parameters<typeof message>[0];
  return key in message.defaults ? message(key) : device;
}
