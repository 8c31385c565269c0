export const validate = async () => 0;
export const dev = async () => 0;
