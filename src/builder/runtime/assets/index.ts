export { type AssetName, type AssetSite, assetAddress } from './asset-address';
export { loadAsset } from './load-asset';
