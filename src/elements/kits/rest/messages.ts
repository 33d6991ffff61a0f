import { wording } from '../../../core/config';

/**
 * The titled sentences for each way in which the kit tools' calls fail: by the wire's codes, and by the
 * reason where there is one. What happened, why, and what to do.
 */
export const errorMessage = wording({
  'kit.error.zip-archive-module-missing.title': 'The server cannot handle zip files',
  'kit.error.zip-archive-module-missing':
    'Its PHP lacks the module ZipArchive. Ask your host to switch it on, then try again.',
  'kit.error.invalid-zip-file.title': 'The file is not a usable kit',
  'kit.error.invalid-zip-file':
    'It could not be read as a kit’s zip file, so nothing was changed. Export the kit again, or choose another file.',
  'kit.error.timeout.title': 'The server took too long',
  'kit.error.timeout':
    'It did not answer in time; large sites and slow servers need longer. Try again: what is done already is not done twice.',
  'kit.error.invalid-kit-library-zip-error.title': 'The kit from the library is damaged',
  'kit.error.invalid-kit-library-zip-error':
    'What the library sent is not a whole kit, so nothing was changed. Try again in a while, or choose another kit.',
  'kit.error.no-write-permissions.title': 'The server may not write its files',
  'kit.error.no-write-permissions':
    'The folder for uploads is write-protected. Ask your host to let the site write there, then try again.',
  'kit.error.plugin-installation-permissions-error.title': 'You may not install plugins',
  'kit.error.plugin-installation-permissions-error':
    'Your account lacks the right to install or activate plugins. Ask an administrator, or go on without them.',
  'kit.error.third-party-error.title': 'A plugin or theme got in the way',
  'kit.error.third-party-error':
    'Other code on the site failed in the middle of this step. Switch plugins off one by one, trying again after each.',
  'kit.error.domdocument-missing.title': 'The server cannot read XML',
  'kit.error.domdocument-missing':
    'Its PHP lacks the module DOMDocument. Ask your host to switch it on, then try again.',
  'kit.error.insufficient-quota.title': 'Your cloud library is full',
  'kit.error.insufficient-quota':
    'The kit needs more room than your plan has left. Delete kits from the library or upgrade the plan, then try again; or save the kit as a file.',
  'kit.error.failed-to-fetch-quota.title': 'Your cloud library’s free space is unknown',
  'kit.error.failed-to-fetch-quota':
    'The cloud did not say how much room is left, so nothing was uploaded. Try again in a while, or save the kit as a file.',
  'kit.error.cloud-upload-failed.title': 'The kit did not reach the cloud library',
  'kit.error.cloud-upload-failed':
    'The connection to the cloud broke off during the upload. Try again, or save the kit as a file.',
  'kit.error.error-loading-resource.title': 'The kit could not be fetched',
  'kit.error.error-loading-resource':
    'Its address did not answer with a file. Check the address, or try again in a while.',
  'kit.error.general.title': 'Something went wrong',
  'kit.error.general':
    'The server could not finish this step and did not say why. Try again; if it fails again, look into the server’s error log.',

  'kit.error.library-not-connected.title': 'No account is connected',
  'kit.error.library-not-connected':
    'The library does not know this site, or its connection has ended. Connect your account, then go on where you were.',
  'kit.error.library-upgrade-required.title': 'Your plan has no cloud library',
  'kit.error.library-upgrade-required':
    'The account may look at what it has, and add nothing. Upgrade the plan, then try again.',
  'kit.error.library-not-found.title': 'It is not in the library any more',
  'kit.error.library-not-found':
    'Somebody has deleted it meanwhile, perhaps you in another tab. Look at the list again.',
  'kit.error.library-folder-not-found.title': 'The folder is not there any more',
  'kit.error.library-folder-not-found':
    'Somebody has deleted it meanwhile, perhaps you in another tab. Choose another folder.',
  'kit.error.library-folder-exists.title': 'Another folder has this name',
  'kit.error.library-folder-exists':
    'Folders are told apart by their names, so that each is there once. Choose another name.',
  'kit.error.library-invalid.title': 'The library does not take this',
  'kit.error.library-invalid':
    'It is not of the kind that the library keeps, or a name is too long. Check it, then try again.',
  'kit.error.library-too-large.title': 'It is too large for the library',
  'kit.error.library-too-large':
    'One item may not have so many bytes. Make it smaller, or share it out among several.',
  'kit.error.library-undo-gone.title': 'This cannot be undone any more',
  'kit.error.library-undo-gone':
    'It was undone already, perhaps in another tab, or is too long ago. Look at the list to see how things are.',

  'kit.fault.not-a-zip.title': 'The file is not a zip file',
  'kit.fault.not-a-zip':
    'Kits are zip files; this one is of another kind, whatever its name. Choose the file that the export saved.',
  'kit.fault.too-large.title': 'The file is too large',
  'kit.fault.too-large':
    'It has more bytes than this site takes. Export the kit with fewer documents, or ask your host for a higher limit.',
  'kit.fault.too-many-entries.title': 'The file holds too many files',
  'kit.fault.too-many-entries':
    'A kit may hold 10,000 at most, so that the server stays usable. Export it in several kits.',
  'kit.fault.unpacked-too-large.title': 'The kit is too large when unpacked',
  'kit.fault.unpacked-too-large':
    'Unpacked it has more bytes than the server can take, so nothing of it was. Export it in several kits.',
  'kit.fault.compressed-too-much.title': 'The file looks like a zip bomb',
  'kit.fault.compressed-too-much':
    '“{entry}” unpacks to more than a hundred times its size, as no real kit does. Take kits only from where you trust.',
  'kit.fault.unsafe-path.title': 'The file reaches out of its folder',
  'kit.fault.unsafe-path':
    '“{entry}” would be written outside of the kit, so nothing was. Take kits only from where you trust.',
  'kit.fault.link.title': 'The file holds a link',
  'kit.fault.link':
    '“{entry}” is a link to another file, which kits must not hold. Take kits only from where you trust.',
  'kit.fault.encrypted.title': 'The file is locked by a password',
  'kit.fault.encrypted':
    '“{entry}” is encrypted, so it cannot be read. Pack the kit again without a password.',
  'kit.fault.duplicate-name.title': 'The file holds a name twice',
  'kit.fault.duplicate-name':
    '“{entry}” is in it more than once, and which one counts cannot be known. Export the kit again.',
  'kit.fault.damaged.title': 'The file is damaged',
  'kit.fault.damaged':
    '“{entry}” cannot be unpacked; the download may have broken off. Download or export the kit again.',
  'kit.fault.manifest-missing.title': 'The file is a zip, but not a kit',
  'kit.fault.manifest-missing':
    'It has no manifest.json, in which a kit says what it holds. Choose the file that the export saved, unchanged.',
  'kit.fault.manifest-invalid.title': 'The kit’s manifest is broken',
  'kit.fault.manifest-invalid':
    'Its manifest.json does not say what the kit holds in a way that can be read. Export the kit again, and leave the file unchanged.',
  'kit.fault.manifest-newer.title': 'The kit is from a newer version',
  'kit.fault.manifest-newer':
    'It was exported by newer software than this site runs, which writes kits in another way. Update this site, then try again.',

  'kit.fault.offline.title': 'The server cannot be reached',
  'kit.fault.offline':
    'You may be offline, or the server may be down. Nothing is lost; check the connection, then try again.',
  'kit.fault.logged-out.title': 'You are logged out',
  'kit.fault.logged-out':
    'Your session has ended, so the server refused. Log in again in another tab, then try again here; nothing is lost.',
  'kit.fault.forbidden.title': 'Your account may not do this',
  'kit.fault.forbidden':
    'Kits are for administrators of the site. Ask one for the right, or log in with another account.',
  'kit.fault.not-found.title': 'This is not on the server any more',
  'kit.fault.not-found':
    'It has been finished or removed meanwhile, perhaps in another tab. Begin again.',
  'kit.fault.conflict.title': 'Something has changed meanwhile',
  'kit.fault.conflict':
    'The server does not do this in its present state, perhaps because of another tab. Reload the page to see how things are.',
  'kit.fault.unreadable.title': 'The server’s answer cannot be read',
  'kit.fault.unreadable':
    'It answered with something else than was asked for; a plugin may have printed into it, or you are logged out. Reload the page, then try again.',
});
