import { headers } from './headers';
import type { Received, RequestOptions } from './request';

/** Posts a body with XMLHttpRequest, since `fetch` does not report upload progress. */
export function sendWithProgress(
  address: string,
  { body, onProgress }: RequestOptions,
  signal: AbortSignal,
  progressed: () => void,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', address);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => {
      progressed();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    xhr.onprogress = progressed;
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => reject(new TypeError('The upload failed.'));
    signal.addEventListener('abort', () => {
      xhr.abort();
      reject(signal.reason);
    });
    xhr.send(body);
  });
}
