import { CartaoDeEnvio } from '../cartao-de-envio/cartao-de-envio.tsx';
import {
  DesenhoComprovante,
  DesenhoDocumento,
  DesenhoPerdido,
  DesenhoSelfie,
  DesenhoSemConexao,
  DesenhoVazio,
} from '../desenho/desenho.tsx';
import { Amostra } from './amostra.tsx';
import { fotoDeExemplo } from './dados.ts';
import estilos from './oficina.module.css';

const nada = () => undefined;
const comum = {
  aceita: 'image/*,application/pdf',
  camera: 'environment',
  aoEscolher: nada,
  nivel: 3,
} as const;

export function AmostrasDeEnvio() {
  return (
    <>
      <Amostra nome="Vazio, com exemplo">
        <CartaoDeEnvio
          {...comum}
          titulo="Frente do RG ou da CNH"
          descricao="Documento inteiro na foto, sem reflexo e fora da capa de plástico."
          exemplo={<DesenhoDocumento />}
          formatos="PDF, JPG ou PNG, até 10 MB."
          estado={{ tipo: 'vazio' }}
        />
        <CartaoDeEnvio
          {...comum}
          titulo="Extrato do Enem"
          opcional
          formatos="PDF, até 10 MB."
          estado={{ tipo: 'vazio' }}
          erro="Envie o extrato do Enem para continuar."
        />
        <CartaoDeEnvio {...comum} titulo="Certidão de casamento" estado={{ tipo: 'vazio' }} desabilitado />
      </Amostra>
      <Amostra nome="Enviando, conferindo, enviado">
        <CartaoDeEnvio
          {...comum}
          titulo="Contracheque de outubro"
          estado={{
            tipo: 'enviando',
            nome: 'contracheque-outubro-2026.pdf',
            detalhe: '1,4 de 2,3 MB',
            porcentagem: 62,
          }}
          aoCancelar={nada}
        />
        <CartaoDeEnvio
          {...comum}
          titulo="Contracheque de setembro"
          estado={{
            tipo: 'enviando',
            nome: 'contracheque-setembro-2026.pdf',
            porcentagem: 20,
            parado: true,
          }}
          aoCancelar={nada}
        />
        <CartaoDeEnvio
          {...comum}
          titulo="Verso do RG"
          estado={{ tipo: 'conferindo', nome: 'IMG_2043.jpg', detalhe: '3,1 MB', miniatura: fotoDeExemplo }}
        />
        <CartaoDeEnvio
          {...comum}
          titulo="Frente do RG"
          estado={{
            tipo: 'enviado',
            nome: 'IMG_2042.jpg',
            detalhe: '1 página, 2,8 MB',
            miniatura: fotoDeExemplo,
          }}
          aoVer={nada}
          aoRemover={nada}
        />
      </Amostra>
      <Amostra nome="Não aceito, erro">
        <CartaoDeEnvio
          {...comum}
          titulo="Comprovante de residência"
          estado={{
            tipo: 'recusado',
            nome: 'Comprovante de residência – março, segunda via, digitalizado na biblioteca da faculdade.pdf',
            motivos: ['A conta é de há mais de três meses.', 'O endereço não é o que você informou.'],
          }}
          aoVer={nada}
        />
      </Amostra>
      <Amostra nome="Um motivo, conexão perdida">
        <CartaoDeEnvio
          {...comum}
          titulo="Selfie com o documento"
          estado={{
            tipo: 'recusado',
            nome: 'selfie.jpg',
            miniatura: fotoDeExemplo,
            motivos: ['O rosto está escuro. Fique de frente para uma janela.'],
          }}
        />
        <CartaoDeEnvio
          {...comum}
          titulo="Contracheque de setembro"
          estado={{
            tipo: 'erro',
            nome: 'contracheque-setembro.pdf',
            mensagem: 'A conexão caiu em 48%. O arquivo continua aqui; tente de novo e seguimos dali.',
          }}
          aoTentarDeNovo={nada}
        />
      </Amostra>
      <Amostra nome="Desenhos" larga>
        <div className={estilos.linha}>
          <DesenhoDocumento />
          <DesenhoSelfie />
          <DesenhoComprovante />
          <DesenhoVazio />
          <DesenhoPerdido />
          <DesenhoSemConexao />
        </div>
      </Amostra>
    </>
  );
}
