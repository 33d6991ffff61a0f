import { expect } from 'chai';
import { type ExportRequest, exportSession } from '../../../src/api/kits/export';
import type { TestSite } from '../site';
import { type Administrator, kitCall, kitResponse } from './administrator';
import { ZipFiles } from './zip';

/** An export of everything to a file. */
export const wholeKit: ExportRequest = {
  title: 'Linden Bindery, all of it',
  description: 'For the new server.',
  includes: ['content', 'templates', 'settings', 'plugins'],
  customization: {},
  target: 'file',
};

/** Starts an export and returns its session. */
export async function beginExport(
  site: TestSite,
  admin: Administrator,
  request: Partial<ExportRequest> = {},
) {
  const { status, body } = await kitCall(site, admin, 'POST exports', { ...wholeKit, ...request });
  expect(status, JSON.stringify(body)).to.equal(201);
  return exportSession.parse(body);
}

/** Runs all steps of an export. */
export async function exported(
  site: TestSite,
  admin: Administrator,
  request: Partial<ExportRequest> = {},
) {
  let state = await beginExport(site, admin, request);
  for (;;) {
    const runner = state.runners.find(({ isDone }) => !isDone)?.runner;
    if (runner === undefined) return state;
    const call = `POST exports/${state.session}/runners/${runner}`;
    const { status, body } = await kitCall(site, admin, call);
    expect(status, JSON.stringify(body)).to.equal(200);
    state = exportSession.parse(body);
  }
}

/** Downloads the zip of an export. */
export async function zipOf(
  site: TestSite,
  admin: Administrator,
  session: string,
): Promise<{ readonly response: Response; readonly bytes: Uint8Array; readonly files: ZipFiles }> {
  const response = await kitResponse(site, admin, `GET exports/${session}/file`);
  expect(response.status).to.equal(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, bytes, files: await ZipFiles.open(bytes) };
}
