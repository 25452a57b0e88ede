/** This version of the package has no types; these are the ones used here. */
declare module 'onnxruntime-node' {
  export interface Tensor {
    data: Float32Array;
    dims: readonly number[];
  }
  export interface InferenceSession {
    inputNames: readonly string[];
    outputNames: readonly string[];
    run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
  }
  export interface SessionOptions {
    intraOpNumThreads?: number;
    interOpNumThreads?: number;
  }
  const runtime: {
    InferenceSession: { create(file: string, options?: SessionOptions): Promise<InferenceSession> };
    Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
  };
  export default runtime;
}
