import { defineToolMessages } from '../../core/languages/tool-words';

/** The title and text for each error code, and for each reason. A text has the cause and the remedy. */
export const errorMessage = defineToolMessages('failures', {
  'kit.error.zip-archive-module-missing.title': 'The server cannot handle zip files',
  'kit.error.zip-archive-module-missing':
    'The PHP module ZipArchive is missing. Ask your host to enable it, then try again.',
  'kit.error.invalid-zip-file.title': 'The file is not a usable kit',
  'kit.error.invalid-zip-file':
    'It is not the zip file of a kit, so nothing was changed. Export the kit again, or choose another file.',
  'kit.error.timeout.title': 'The server took too long',
  'kit.error.timeout':
    'It did not answer in time; large sites and slow servers need longer. Try again: finished steps are not repeated.',
  'kit.error.invalid-kit-library-zip-error.title': 'The kit from the library is damaged',
  'kit.error.invalid-kit-library-zip-error':
    'The library sent an incomplete kit, so nothing was changed. Try again later, or choose another kit.',
  'kit.error.no-write-permissions.title': 'The server cannot write its files',
  'kit.error.no-write-permissions':
    'The folder for uploads is write-protected. Ask your host to let the site write there, then try again.',
  'kit.error.plugin-installation-permissions-error.title': 'You may not install plugins',
  'kit.error.plugin-installation-permissions-error':
    'Your account has no permission to install or activate plugins. Ask an administrator, or continue without them.',
  'kit.error.third-party-error.title': 'A plugin or theme caused an error',
  'kit.error.third-party-error':
    'Other code on the site failed during this step. Deactivate plugins one by one, trying again after each.',
  'kit.error.domdocument-missing.title': 'The server cannot read XML',
  'kit.error.domdocument-missing':
    'The PHP module DOMDocument is missing. Ask your host to enable it, then try again.',
  'kit.error.insufficient-quota.title': 'Your cloud library is full',
  'kit.error.insufficient-quota':
    'The kit needs more space than your plan has left. Delete kits from the library or upgrade the plan, then try again; or save the kit as a file.',
  'kit.error.failed-to-fetch-quota.title': 'Your cloud library’s free space is unknown',
  'kit.error.failed-to-fetch-quota':
    'The cloud did not report the free space, so nothing was uploaded. Try again later, or save the kit as a file.',
  'kit.error.cloud-upload-failed.title': 'The kit did not reach the cloud library',
  'kit.error.cloud-upload-failed':
    'The connection to the cloud was lost during the upload. Try again, or save the kit as a file.',
  'kit.error.error-loading-resource.title': 'The kit could not be fetched',
  'kit.error.error-loading-resource':
    'Its address did not return a file. Check the address, or try again later.',
  'kit.error.general.title': 'Something went wrong',
  'kit.error.general':
    'The server could not finish this step and gave no reason. Try again; if it fails again, check the server’s error log.',

  'kit.error.library-not-connected.title': 'No account is connected',
  'kit.error.library-not-connected':
    'The site is not connected to the library, or the connection has ended. Connect your account, then continue.',
  'kit.error.library-upgrade-required.title': 'Your plan has no cloud library',
  'kit.error.library-upgrade-required':
    'The account can view its items but not add any. Upgrade the plan, then try again.',
  'kit.error.library-not-found.title': 'The item is no longer in the library',
  'kit.error.library-not-found': 'It was deleted, perhaps by you in another tab. Reload the list.',
  'kit.error.library-folder-not-found.title': 'The folder no longer exists',
  'kit.error.library-folder-not-found':
    'It was deleted, perhaps by you in another tab. Choose another folder.',
  'kit.error.library-folder-exists.title': 'Another folder has this name',
  'kit.error.library-folder-exists': 'Each folder needs a unique name. Choose another name.',
  'kit.error.library-invalid.title': 'The library cannot save this',
  'kit.error.library-invalid':
    'It is not a kind of item that the library stores, or a name is too long. Check it, then try again.',
  'kit.error.library-too-large.title': 'The item is too large for the library',
  'kit.error.library-too-large':
    'It exceeds the maximum size of an item. Make it smaller, or split it.',
  'kit.error.library-undo-gone.title': 'This can no longer be undone',
  'kit.error.library-undo-gone':
    'It was undone already, perhaps in another tab, or is too long ago. Reload the list to see the current state.',
  'kit.error.library-key-reused.title': 'The library refused a repeated request',
  'kit.error.library-key-reused':
    'It differs from the request that it repeats, so nothing was changed. Reload the list, then try again.',
  'kit.error.library-site-unknown.title': 'The site’s address is not set',
  'kit.error.library-site-unknown':
    'The library returns to the site’s own address, which its server does not know. Set it there (in the demo, SITE_URL), then connect again.',
  'kit.error.library-busy.title': 'Too many requests at once',
  'kit.error.library-busy': 'Nothing was changed. Wait a moment, then try again.',

  'kit.fault.not-a-zip.title': 'The file is not a zip file',
  'kit.fault.not-a-zip':
    'Kits are zip files, and this file is of another type, whatever its name. Choose the file that the export saved.',
  'kit.fault.too-large.title': 'The file is too large',
  'kit.fault.too-large':
    'It exceeds the site’s upload limit. Export the kit with fewer documents, or ask your host for a higher limit.',
  'kit.fault.too-many-entries.title': 'The file contains too many files',
  'kit.fault.too-many-entries':
    'A kit can contain at most 10,000 files. Export the content in several kits.',
  'kit.fault.unpacked-too-large.title': 'The kit is too large when unpacked',
  'kit.fault.unpacked-too-large':
    'Unpacked, it exceeds the server’s limit, so nothing was imported. Export the content in several kits.',
  'kit.fault.compressed-too-much.title': 'The file looks like a zip bomb',
  'kit.fault.compressed-too-much':
    '“{entry}” unpacks to more than a hundred times its size, as no real kit does. Use kits from trusted sources only.',
  'kit.fault.unsafe-path.title': 'The file contains an unsafe path',
  'kit.fault.unsafe-path':
    '“{entry}” would be written outside of the kit, so nothing was imported. Use kits from trusted sources only.',
  'kit.fault.link.title': 'The file contains a link',
  'kit.fault.link':
    '“{entry}” is a link to another file, which kits must not contain. Use kits from trusted sources only.',
  'kit.fault.encrypted.title': 'The file is password-protected',
  'kit.fault.encrypted':
    '“{entry}” is encrypted, so it cannot be read. Zip the kit again without a password.',
  'kit.fault.duplicate-name.title': 'The file contains a name twice',
  'kit.fault.duplicate-name':
    'It contains “{entry}” more than once, so the right one is unknown. Export the kit again.',
  'kit.fault.damaged.title': 'The file is damaged',
  'kit.fault.damaged':
    '“{entry}” cannot be unpacked; the download may be incomplete. Download or export the kit again.',
  'kit.fault.manifest-missing.title': 'The file is a zip, but not a kit',
  'kit.fault.manifest-missing':
    'It has no manifest.json, the list of a kit’s contents. Choose the unchanged file that the export saved.',
  'kit.fault.manifest-invalid.title': 'The kit’s manifest is invalid',
  'kit.fault.manifest-invalid':
    'Its manifest.json cannot be read. Export the kit again, and leave the file unchanged.',
  'kit.fault.manifest-newer.title': 'The kit is from a newer version',
  'kit.fault.manifest-newer':
    'It was exported by newer software than this site runs. Update this site, then try again.',

  'kit.fault.offline.title': 'The server cannot be reached',
  'kit.fault.offline':
    'You may be offline, or the server may be down. Nothing is lost: check the connection, then try again.',
  'kit.fault.logged-out.title': 'You are logged out',
  'kit.fault.logged-out':
    'Your session has ended. Log in again in another tab, then try again here; nothing is lost.',
  'kit.fault.forbidden.title': 'Your account has no permission',
  'kit.fault.forbidden':
    'Only administrators of the site can use kits. Ask one for permission, or log in with another account.',
  'kit.fault.not-found.title': 'This is no longer on the server',
  'kit.fault.not-found': 'It was finished or removed, perhaps in another tab. Start again.',
  'kit.fault.conflict.title': 'The state on the server has changed',
  'kit.fault.conflict':
    'The server cannot do this in its present state, perhaps because of another tab. Reload the page to see the current state.',
  'kit.fault.unreadable.title': 'The server’s response is invalid',
  'kit.fault.unreadable':
    'It is not the expected data; a plugin may have printed into it, or you are logged out. Reload the page, then try again.',
});
